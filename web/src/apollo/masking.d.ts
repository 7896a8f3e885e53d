import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- tells Apollo how codegen writes masked fragments
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
