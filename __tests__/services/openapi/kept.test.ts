import { startServices } from '@tests/kit/services';
import { declared } from '@tests/services/app/declared';
import { checkService } from '@/contract-check/check';
import { serviceNames } from '@/contracts/kit/calls/endpoint';

const services = startServices();

// The chat token is in the hands of the tests' own client.
const others = serviceNames.filter((name) => name !== 'chat');

test.each(others)('%s keeps its calls, and nothing is changed by asking', async (service) => {
  const token = await services.signIn('manager');
  const before = await services.sql('select count(*) from audit_log');
  const calls = declared().filter((one) => one.service === service);
  const at = { url: `${services.url}/${service}`, token };
  const found = await checkService(calls, at, { isWriting: true });
  expect(found.filter(({ outcome }) => outcome === 'broken' || outcome === 'missing')).toEqual([]);
  expect(await services.sql('select count(*) from audit_log')).toEqual(before);
});
