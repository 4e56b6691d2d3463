import common from '@locales/th/common.json';
import general from '@locales/th/errors.json';
import residents from '@locales/th/residents.json';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startServices } from '@tests/kit/services';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { errorTexts } from '@/contracts/features/error-words';
import { customerChoiceEndpoints } from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { StayForm } from '@/portal/areas/units/StayForm';
import { texts } from '@/portal/areas/units/texts';
import { createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';
import { makeStore } from '@/portal/kit/page/store';
import { ReferenceSelect } from '@/portal/pickers/references/ReferenceSelect';
import { unitReference } from '@/portal/pickers/references/unit';

const services = startServices();
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

const router = {
  ...{ query: {}, pathname: '/units/[id]' },
  events: { on: () => {}, off: () => {} },
  beforePopState: () => {},
} as unknown as NextRouter;

/** Shows a piece of a form in Thai, over the services, to somebody of the property. */
async function open(piece: ReactNode): Promise<string> {
  const token = await services.signIn('manager');
  const http = createHttp({
    addressOf: (service) => `${services.url}/${service}`,
    bearer: async () => token,
  });
  http.defaults.adapter = 'fetch';
  const i18n = createInstance();
  const said = Object.entries(texts).map(([namespace, { th }]) => [namespace, th] as const);
  await i18n.init({
    lng: 'th',
    interpolation: { escapeValue: false },
    resources: {
      th: { common, errors: errorTexts('th', general), ...Object.fromEntries(said) },
    },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterContext value={router}>
        <Provider store={makeStore(createApiClient(http))}>{piece}</Provider>
      </RouterContext>
    </I18nextProvider>,
  );
  return token;
}

test.each([
  ['without what stands between', 'a0406'],
  ['under the other layout', 'ฟจภจุ'],
])('a unit is found %s', async (_, typed) => {
  const chosen = jest.fn();
  await open(<ReferenceSelect of={unitReference} onChange={chosen} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), typed);
  await user.click(await screen.findByText('A-0406'));
  const [unit] = await services.sql<{ id: string }>(
    "select units.id from units join properties p on p.id = property_id where code = 'RMN' and number = 'A-0406'",
  );
  expect(chosen).toHaveBeenCalledWith(unit?.id);
});

test('of a stay that two people changed each sees who is meant by the name', async () => {
  const token = await services.signIn('manager');
  const [unit] = (await services.get(unitEndpoints.list, { query: {} }, token)).rows;
  const stays = { query: { unitId: unit!.id } };
  const [stay] = (await services.get(occupancyEndpoints.list, stays, token)).rows;
  const { rows } = await services.get(customerChoiceEndpoints.list, { query: {} }, token);
  const other = rows.find(({ id }) => id !== stay!.customerId)!;
  await open(
    <StayForm
      unit={unit!}
      record={stay!}
      restored={null}
      onInput={() => {}}
      onDiscard={() => {}}
      onClose={() => {}}
      onSaved={() => {}}
    />,
  );
  expect(await screen.findByText(stay!.customerName)).toBeInTheDocument();
  const { unitNumber: _, customerName: __, ...draft } = stay!;
  await services.get(
    occupancyEndpoints.upsert,
    { body: { ...draft, customerId: other.id, relation: 'resident' } },
    token,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: common.form.save }));
  const conflict = await screen.findByRole('group', { name: residents.person });
  await waitFor(() => expect(conflict).toHaveTextContent(other.name));
  expect(conflict).toHaveTextContent(stay!.customerName);
  expect(conflict).not.toHaveTextContent(/[\da-f]{8}-[\da-f]{4}/);
});
