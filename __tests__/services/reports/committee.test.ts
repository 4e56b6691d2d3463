import { writeFileSync } from 'node:fs';
import { startServices } from '@tests/kit/services';
import { lastMonth, propertyOf } from './spans';

const services = startServices();

test('draft', async () => {
  const propertyId = await propertyOf(services, 'manager');
  const { content } = await services.reportPaper({ kind: 'committee', propertyId, span: lastMonth() });
  writeFileSync('/tmp/kinds-committee.pdf', content);
  const said = await services.report({ kind: 'money', propertyId, span: lastMonth() });
  console.log(JSON.stringify(said, null, 1));
});
