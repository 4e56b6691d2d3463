import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildLauncher, freePorts, startLauncher } from './built-launcher';

// Each start is three processes; a busy machine takes its time.
jest.setTimeout(30_000);

const folder = buildLauncher();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The process number of whoever answers there; 0 while nobody does. */
const pidAt = (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    async (reply) => Number(await reply.text()),
    () => 0,
  );

/** The number of another process than that, once it answers there. */
async function nextAt(port: string, before: number): Promise<number> {
  for (;;) {
    const pid = await pidAt(port);
    if (pid !== 0 && pid !== before) return pid;
    await pause(50);
  }
}

async function running() {
  const ports = await freePorts();
  const launched = startLauncher(folder, { ...ports, HOST: '127.0.0.1' });
  await launched.ready();
  return {
    ...ports,
    ...launched,
    async kill(port: string) {
      const pid = await pidAt(port);
      process.kill(pid, 'SIGKILL');
      return pid;
    },
    /** Asks the launcher to stop; resolves with its exit code and who answers then. */
    async stop() {
      launched.child.kill('SIGTERM');
      const { code } = await launched.ended;
      return { code, left: await Promise.all(Object.values(ports).map(pidAt)) };
    },
  };
}

test('services that are killed come back each time, and each time it is told', async () => {
  const { SERVICES_PORT, PORT, kill, said, stop } = await running();
  const portal = await pidAt(PORT);
  for (const [n, when] of ['at once', 'in 0.25 s', 'in 0.5 s', 'in 1 s'].entries()) {
    await nextAt(SERVICES_PORT, await kill(SERVICES_PORT));
    await said(`The services stopped unexpectedly (SIGKILL); restart ${n + 1} ${when}.`);
    await said(`Restart ${n + 1} of the services answers.`);
  }
  expect(await pidAt(PORT)).toBe(portal);
  await kill(SERVICES_PORT);
  await said('restart 5 in 2 s.');
  // In the middle of the pause.
  expect(await stop()).toEqual({ code: 0, left: [0, 0] });
});

test('a portal that is killed comes back', async () => {
  const { SERVICES_PORT, PORT, kill, said, stop } = await running();
  const services = await pidAt(SERVICES_PORT);
  await nextAt(PORT, await kill(PORT));
  await said('The portal stopped unexpectedly (SIGKILL); restart 1 at once.');
  await said('Restart 1 of the portal answers.');
  expect(await pidAt(SERVICES_PORT)).toBe(services);
  expect(await stop()).toEqual({ code: 0, left: [0, 0] });
});

test('asked to stop in the middle of a restart, it ends with nothing left', async () => {
  const { SERVICES_PORT, kill, said, stop } = await running();
  const mark = join(folder, 'silent-services');
  writeFileSync(mark, '');
  await kill(SERVICES_PORT);
  await said('The services stopped unexpectedly (SIGKILL); restart 1 at once.');
  // The mark goes once it has been read.
  while (existsSync(mark)) await pause(50);
  expect(await stop()).toEqual({ code: 0, left: [0, 0] });
  expect(await said('services closed')).not.toContain('restart 2');
});
