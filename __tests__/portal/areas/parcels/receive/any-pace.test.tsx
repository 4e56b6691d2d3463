import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openReceiving, refused, unit } from '@tests/portal/areas/parcels/receive/receive-screen';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { outbox } from '@/portal/areas/parcels/outbox/outbox';
import type { ApiClient } from '@/portal/kit/calls/api-client';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
beforeEach(() => sessionStorage.clear());
afterEach(async () => act(async () => outbox.remove((await outbox.all()).map(({ id }) => id))));

/** The same numbers in each run of a seed, from 0 to below 1. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const units = ['A', 'B'].flatMap((building) =>
  ['0101', '0102', '1208'].map((door) => ({
    id: `${building}${door}`,
    number: `${building}-${door}`,
    people: [`คนห้อง ${building}${door}`],
  })),
);
/** How a person may name a unit: for sure, or not. */
const writings: Record<string, string | undefined> = {
  a0101: 'A-0101',
  'B-0102': 'B-0102',
  b1208: 'B-1208',
  a1208: 'A-1208',
  'คนห้อง B0101': 'B-0101',
  1208: undefined,
  '010': undefined,
  z9: undefined,
};

/** A service that takes any time for each answer, and refuses now and then. */
function unevenService(random: () => number) {
  const stored = new Map<string, string>();
  const pause = () => new Promise((resolve) => setTimeout(resolve, random() ** 3 * 250));
  const api = (async (endpoint: unknown, call: unknown) => {
    await pause();
    if (endpoint === parcelEndpoints.units) {
      const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
      const { keywords } = (call as { query: { keywords: string } }).query;
      return units.filter(
        ({ number, people }) =>
          (bare(keywords) && /^[\w-]+$/.test(keywords) && bare(number).includes(bare(keywords))) ||
          people[0]?.includes(keywords),
      );
    }
    if (endpoint === intakeEndpoints.drops) return { rows: [], total: 0 };
    if (endpoint !== parcelEndpoints.insert) return [];
    const [draft] = (call as { body: { parcels: [Record<string, string>] } }).body.parcels;
    if (random() < 0.2) {
      const fields = { 'parcels.0.parcelCode': { code: 'duplicateParcel', message: '' } };
      throw new ApiFailure({ code: 'INVALID', status: 400, message: '', fields });
    }
    const { number } = units.find(({ id }) => id === draft.unitId)!;
    stored.set(draft.parcelCode!, number);
    return [{ ...draft, unitNumber: number, docCode: draft.parcelCode, receivedAt: '2026-01-01' }];
  }) as unknown as ApiClient;
  return { api, stored };
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'whatever the pace, each parcel is under its unit or asked for: %i',
  async (seed) => {
    const random = randomOf(seed);
    const one = <T,>(of: readonly T[]) => of[Math.floor(random() * of.length)]!;
    // Of its own: how long an answer takes does not change what the person does next.
    const { api, stored } = unevenService(randomOf(seed + 1000));
    const { unmount } = await openReceiving(api);
    const user = userEvent.setup({ delay: null });
    const look = async () => {
      const ms = one([0, 0, 5, 70, 200]);
      if (ms) await act(() => new Promise((resolve) => setTimeout(resolve, ms)));
    };
    const key = async (text: string) => {
      for (const letter of text) await user.keyboard(letter);
      await look();
    };
    const enter = async () => {
      await user.keyboard('{Enter}');
      await look();
    };

    const meant = new Map<string, string | undefined>();
    let last: string | undefined;
    for (let at = 0; at < 8; at++) {
      const code = `KEX9${String(seed).padStart(3, '0')}${at}`;
      const isAgain = last !== undefined && random() < 0.2;
      const named: string = isAgain ? last! : one(Object.keys(writings));
      meant.set(code, writings[named]);
      const before = last;
      last = named;
      if (!isAgain && random() < 0.2) {
        // The number first: its unit, and Enter once more.
        await key(code);
        await enter();
        await key(named);
        await enter();
        if (!writings[named] && document.activeElement === unit()) {
          // Asked about, and left: the parcel stays in the form until the next one is scanned.
          // The same again is the one that a parcel was taken for.
          meant.delete(code);
          last = before;
          await user.clear(unit());
          await user.clear(screen.getByRole('textbox', { name: 'เลขติดตาม' }));
          unit().focus();
        } else await enter();
        continue;
      }
      if (isAgain) await user.keyboard('{F7}');
      else {
        await key(named);
        await enter();
      }
      await key(code);
      await enter();
    }

    await waitFor(async () => {
      const left = await outbox.all();
      expect(left.filter(({ error }) => !error)).toEqual([]);
    });
    const left = await outbox.all();
    await waitFor(() => expect(refused()).toHaveLength(left.length));
    for (const [code, number] of meant) {
      const asked = left.find(({ draft }) => draft.parcelCode === code);
      if (!asked) expect([code, stored.get(code)]).toEqual([code, number]);
      else expect(stored.has(code)).toBe(false);
    }
    expect([...stored.keys(), ...left.map(({ draft }) => draft.parcelCode)].sort()).toEqual(
      [...meant.keys()].sort(),
    );
    unmount();
  },
);
