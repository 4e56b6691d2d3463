import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { call, inTurn, signIn } from './calls.mjs';

/** A picture of one process is there at the others, and behind both portals. */
export async function uploads({ services, portals }) {
  const { default: sharp } = await import('sharp');
  const create = { width: 400, height: 300, channels: 3, background: '#369' };
  const picture = await sharp({ create }).jpeg().toBuffer();
  const form = new FormData();
  form.append('files', new File([picture], 'parcel.jpg', { type: 'image/jpeg' }));
  const token = await signIn(services[0], 'counter');
  const query = 'type=parcel&subtype=photo';
  const [{ id }] = await call(services[0], `upload/api/v1/upload?${query}`, { token, body: form });
  const places = [...services, ...portals.map((one) => `${one}/services`)];
  const statuses = await Promise.all(
    places.map(async (place) => {
      const reply = await fetch(`${place}/upload/api/v1/files/${id}/file`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await reply.arrayBuffer()).byteLength > 100 ? reply.status : 0;
    }),
  );
  return {
    isGood: statuses.every((one) => one === 200),
    says: `sent to one process, read at all and by both portals: ${statuses.join(' ')}`,
  };
}

async function scheduled(base, token, title, publishAt) {
  const data = { id: randomUUID(), type: 'emergency', titleTh: title };
  const body = { data, descriptionTh: '<p>ทดสอบ</p>' };
  const { id, version } = await call(base, 'news/api/v1/news', { token, body });
  const move = { id, version, publishState: 'scheduled', publishAt };
  await call(base, 'news/api/v1/news/publish-state', { token, method: 'PUT', body: move });
  return id;
}

/** What is due at a minute is done by one of the three that look for it. */
export async function schedules({ services, database }) {
  const next = inTurn(services);
  const token = await signIn(services[0], 'manager');
  const title = `ข่าว ${randomUUID()}`;
  const due = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000);
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      scheduled(next(), token, `${title} ${at}`, due.toISOString()),
    ),
  );
  await pause(due.getTime() - Date.now() + 15_000);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT (SELECT count(*) FROM news WHERE id = ANY($1) AND published_at IS NOT NULL)::int AS published,
      (SELECT count(*) FROM notifications WHERE title LIKE $2 OR text LIKE $2)::int AS told`,
    [ids, `%${title}%`],
  );
  await client.end();
  const [{ published, told }] = rows;
  return {
    isGood: published === 10 && told === 10,
    says: `10 news due at one minute: ${published} published, ${told} told`,
  };
}
