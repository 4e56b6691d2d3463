import { randomUUID } from 'node:crypto';
import type { Answer, httpClient } from './http';

/** Somebody at work, with connections of their own. */
export interface Person {
  name: string;
  send: ReturnType<typeof httpClient>;
  token: string;
  propertyId: string;
  units: { id: string }[];
}

/** By the demo's password. */
export const signIn = ({ name, send }: Pick<Person, 'name' | 'send'>) =>
  send('/auth/api/v1/auth/login', undefined, {
    ...{ key: `${name}@niti.example`, type: 'password', app: 'niti', url: '/' },
    params: { password: 'niti-demo-2569' },
  });

export const parcels = '/parcel/api/v1/parcels';
export const masterData = '/master-data/api/v1';
const read = (path: string) => (one: Person) => one.send(path, one.token);
export const any = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)];

/** Of a hundred calls of a day so many are of each kind. */
export const kinds: [name: string, share: number, run: (one: Person) => Promise<Answer>][] = [
  ['parcels: a list', 25, read(`${parcels}/parcelsListTab?limit=20&pages=1&status=waiting`)],
  [
    'parcels: a search',
    10,
    read(`${parcels}/parcelsListTab?limit=20&keywords=${encodeURIComponent('สมช')}`),
  ],
  ['parcels: a unit', 12, read(`${parcels}/masterUnit?keywords=B-01`)],
  [
    'parcels: received',
    15,
    ({ send, token, units }) => {
      const draft = { id: randomUUID(), unitId: any(units)?.id, recipientName: 'สมชาย ใจดี' };
      const body = { parcels: [{ ...draft, carrier: 'flash', kind: 'box' }] };
      return send(`${parcels}/insertParcels`, token, body);
    },
  ],
  ['first screen', 10, read(`${masterData}/home/board`)],
  ['invoices: a list', 10, read(`${masterData}/sf/invoice?limit=20`)],
  ['units: a list', 8, read(`${masterData}/manage-unit-customer/list?limit=20`)],
  ['news: a list', 5, read('/news/api/v1/news?limit=20')],
  ['notifications', 4, read(`${masterData}/notifications?limit=20`)],
  ['sign-in', 1, signIn],
];
export const deck = kinds.flatMap((kind) => Array.from({ length: kind[1] }, () => kind));
