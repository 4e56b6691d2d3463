import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail server that takes letters, refuses an address for good, or says that it is busy. */
export async function smallSmtp(answers: { refused?: string; busy?: () => boolean } = {}) {
  const taken: { to: string; source: string }[] = [];
  function serve(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [rest, to, source] = ['', '', ''];
    let isData = false;
    function hear(line: string): void {
      if (isData) {
        if (line !== '.') source += `${line}\n`;
        else {
          isData = false;
          taken.push({ to, source });
          say('250 taken');
        }
        return;
      }
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'RCPT') {
        to = /<(.*?)>/.exec(line)?.[1] ?? '';
        if (to === answers.refused) say(`550 5.1.1 <${to}> no such mailbox here`);
        else say(answers.busy?.() ? '451 try again later' : '250 ok');
      } else if (word === 'DATA') {
        [isData, source] = [true, ''];
        say('354 go on');
      } else if (word === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    }
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('220 small');
  }
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
