const replaced = new Map<PropertyKey, PropertyDescriptor | undefined>();

/** Replaces a global until `restoreGlobals`, for browser features that Node lacks. */
export function stubGlobal(name: string, value: unknown): void {
  if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
}

export function restoreGlobals(): void {
  for (const [name, descriptor] of replaced) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  replaced.clear();
}
