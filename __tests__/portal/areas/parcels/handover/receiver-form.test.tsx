import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { Provider } from 'react-redux';
import { ReceiverForm } from '@/portal/areas/parcels/handover/ReceiverForm';
import { makeStore } from '@/portal/kit/page/store';

const people = ['ปวีณา อยู่เย็น', 'อดิศร อยู่เย็น'].map((name) => ({ name, relation: 'owner' }));
const toGo = [{ parcel: { id: '1', unitId: 'u', docCode: 'RMN2611230001' }, ticked: true }];

const router = {
  query: {},
  events: { on: () => {}, off: () => {}, emit: () => {} },
} as unknown as NextRouter;

async function form() {
  const [handedOver, scanned] = [jest.fn(async () => true), jest.fn()];
  render(
    <RouterContext value={router}>
      <Provider store={makeStore((async () => people) as never)}>
        <ReceiverForm
          ref={null}
          toGo={toGo as never}
          isOpen
          busy={false}
          onHandOver={handedOver}
          onScan={scanned}
          photoError={undefined}
          onDone={() => {}}
        />
      </Provider>
    </RouterContext>,
  );
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(2));
  const name = screen.getAllByRole('textbox')[0] as HTMLInputElement;
  name.focus();
  let now = 1000;
  /** As a browser does with each key: what is not prevented is written, and Enter sends the form. */
  const type = (keys: readonly string[], ms: number) => {
    now += 500;
    for (const key of keys) {
      now += ms;
      const event = createEvent.keyDown(name, { key, code: /\d/.test(key) ? `Digit${key}` : '' });
      Object.defineProperty(event, 'timeStamp', { value: now });
      if (!fireEvent(name, event)) continue;
      if (key === 'Enter') fireEvent.submit(name.form as HTMLFormElement);
      else fireEvent.change(name, { target: { value: name.value + key } });
    }
  };
  return { name, type, handedOver, scanned };
}

test('a code that is scanned where the receiver is named is one more parcel, and hands nothing over', async () => {
  const { name, type, handedOver, scanned } = await form();
  type([...'มาลี'], 90);
  type([...'SPXTH000000000012', 'Enter'], 5);
  expect(scanned).toHaveBeenCalledWith('SPXTH000000000012');
  expect(handedOver).not.toHaveBeenCalled();
  expect(name).toHaveValue('มาลี');
});

test('a digit that is pressed chooses, and Enter hands over', async () => {
  const { name, type, handedOver, scanned } = await form();
  type(['2'], 90);
  expect(name).toHaveValue('อดิศร อยู่เย็น');
  type(['Enter'], 90);
  expect(handedOver).toHaveBeenCalledWith(expect.objectContaining({ name: 'อดิศร อยู่เย็น' }), null);
  expect(scanned).not.toHaveBeenCalled();
});
