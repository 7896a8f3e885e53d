import { createServer } from 'node:net';

/** A mail server that accepts every mail immediately and only counts them. */
export async function startSmtpSink(): Promise<{ url: string; count(): number; stop(): Promise<void> }> {
  let count = 0;
  const server = createServer((socket) => {
    let inData = false;
    let rest = '';
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 sink');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (;;) {
        const end = inData ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          count += 1;
          say('250 taken');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          say('354 go on');
        } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => count,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
