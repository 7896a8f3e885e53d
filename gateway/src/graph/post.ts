import type { IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'undici';

type PostOptions = { path: string; headers: Record<string, string>; body: string; timeoutMs: number };
type PostAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** POST over undici's lowest layer: no streams, no signals, one timer. Rejects when the whole answer is not there in time. */
export function post(pool: Pool, { path, headers, body, timeoutMs }: PostOptions): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let answerHeaders: IncomingHttpHeaders = {};
    let abort: ((error: Error) => void) | undefined;
    const timer = setTimeout(() => {
      const error = new Error(`no answer within ${timeoutMs} ms`);
      abort?.(error);
      reject(error);
    }, timeoutMs);
    pool.dispatch(
      { method: 'POST', path, headers, body, headersTimeout: 0, bodyTimeout: 0 },
      {
        onRequestStart(controller) {
          abort = (error) => controller.abort(error);
        },
        onResponseStart(_controller, statusCode, responseHeaders) {
          status = statusCode;
          answerHeaders = responseHeaders;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(timer);
          const whole = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
          resolve({ status, headers: answerHeaders, body: whole.toString('utf8') });
        },
        onResponseError(_controller, error) {
          clearTimeout(timer);
          reject(error);
        },
      },
    );
  });
}
