import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Parcel } from '@/contracts/parcel/parcel';
import { toldSession } from './own-session';

/** Makes a call of the parcel service as the page's person, and answers its data. */
async function call<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const { request } = page.context();
  const { accessToken } = await toldSession(request);
  const answer = await request.fetch(`/services/parcel/api/v1/parcels/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${accessToken}` },
    ...(body ? { data: body } : {}),
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).data as T;
}

/** Parcels for these people of the first unit of that name, received without the screens. */
export async function receiveAt(page: Page, unit: string, ...names: string[]): Promise<Parcel[]> {
  const units = await call<{ id: string }[]>(page, `masterUnit?keywords=${unit}`);
  const parcels = names.map((recipientName) => ({
    id: randomUUID(),
    unitId: units[0]?.id,
    recipientName,
    carrier: 'flash',
  }));
  return call(page, 'insertParcels', { parcels });
}

export const receiveFor = (page: Page, ...names: string[]) => receiveAt(page, 'A-0101', ...names);

export const reportProblem = (page: Page, { id }: Parcel, problem: string) =>
  call<Parcel>(page, 'reportProblem', { id, problem });

/** Puts them at that place. */
export const placeAt = (page: Page, shelf: string, parcels: Parcel[]) =>
  call<unknown>(page, 'shelves/move', { ids: parcels.map(({ id }) => id), shelf });

/** A courier's visit with so many parcels for that unit received against it, still open. */
export async function openDrop(page: Page, unit: string, declared: number, received: number) {
  const units = await call<{ id: string }[]>(page, `masterUnit?keywords=${unit}`);
  const id = randomUUID();
  const about = { carrier: 'flash', courierName: 'สมศักดิ์ ขยันส่ง', declared };
  await call(page, 'courierDrops/open', { id, ...about });
  const parcels = Array.from({ length: received }, () => ({
    ...{ id: randomUUID(), dropId: id, carrier: 'flash' },
    ...{ unitId: units[0]?.id, recipientName: 'น้ำฝน ทองดี' },
  }));
  const stored = await call<Parcel[]>(page, 'insertParcels', { parcels });
  return { id, codes: stored.map(({ docCode }) => docCode) };
}

export const closeDrop = (page: Page, id: string) => call(page, `courierDrops/${id}/close`, {});

/** The unit that each of these tracking numbers is received for, by number; those that are. */
export async function storedUnits(page: Page, codes: string[]): Promise<Record<string, string>> {
  const stored: Record<string, string> = {};
  for (const code of codes) {
    const { rows } = await call<{ rows: Parcel[] }>(page, `parcelsListTab?keywords=${code}`);
    for (const { unitNumber } of rows) stored[code] = unitNumber;
  }
  return stored;
}

/** A resident's QR, as its text. */
export const makePickUpCode = async (page: Page, unitId: string) =>
  (await call<{ code: string }>(page, 'pickUpCode', { unitId })).code;

/** Hands a parcel over behind the page's back. */
export const giveAway = (page: Page, { id }: Parcel) =>
  call<Parcel>(page, 'updateAppoveStautus', { id, status: 'handed_over', name: 'คนที่มาก่อน' });

/** A parcel's own number, as its label says it. */
export const documentCode = /^[A-Z]{3}\d{10}$/;

/** The numbers of the parcels that a list shows. */
export const codeCells = (page: Page) =>
  page.getByRole('table').getByRole('cell', { name: documentCode });
