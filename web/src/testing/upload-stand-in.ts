type Answer = (path: string, init: RequestInit | undefined) => Promise<Response>;

/**
 * Stands in for XMLHttpRequest, which sends pictures because `fetch` reports no upload progress. It covers what the app
 * uses, and answers like `fetch`.
 */
export const uploadStandIn = (answer: Answer) =>
  class {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private path = '';
    private method = '';
    private headers = new Headers();

    open(method: string, path: string): void {
      Object.assign(this, { method, path });
    }
    setRequestHeader(): void {}
    getResponseHeader(name: string): string | null {
      return this.headers.get(name);
    }
    abort(): void {
      this.onabort?.();
    }
    send(body: BodyInit): void {
      answer(this.path, { method: this.method, body })
        .then(async (response) => {
          Object.assign(this, { status: response.status, headers: response.headers });
          this.responseText = await response.text();
          this.onload?.();
        })
        .catch(() => this.onerror?.());
    }
  };
