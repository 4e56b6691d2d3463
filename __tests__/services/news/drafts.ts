import { randomUUID } from 'node:crypto';
import type { DemoAccount, Services } from '@tests/kit/services';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News, NewsDraft } from '@/contracts/news/news';
import type { PublishState } from '@/contracts/news/news-state';
import { type NewsTemplate, newsTemplateEndpoints } from '@/contracts/news/news-template';

type Parts = Partial<Omit<NewsDraft, 'data'>> & { data?: Partial<NewsDraft['data']> };

/** Complete news in Thai alone. */
export const draftOf = ({ data, ...parts }: Parts = {}): NewsDraft => ({
  data: { id: randomUUID(), type: 'ordinary', titleTh: 'ปิดน้ำชั่วคราว', ...data },
  descriptionTh: '<p>งดจ่ายน้ำ <strong>09.00-12.00 น.</strong></p>',
  ...parts,
});

/** Adds a draft. */
export async function write(
  services: Services,
  as: DemoAccount = 'manager',
  parts: Parts = {},
): Promise<News> {
  return services.get(newsEndpoints.create, { body: draftOf(parts) }, await services.signIn(as));
}

/** Adds a template. */
export async function writeTemplate(
  services: Services,
  as: DemoAccount = 'manager',
  parts: Parts & { name?: string } = {},
): Promise<NewsTemplate> {
  const { data, ...rest } = draftOf(parts);
  const body = { ...rest, data: { ...data, name: parts.name ?? 'แม่แบบปิดน้ำ' } };
  return services.get(newsTemplateEndpoints.create, { body }, await services.signIn(as));
}

/** Reviews news as a person at its place who did not write it. */
export async function approve(services: Services, { id, version }: News): Promise<News> {
  const body = { id, version, review: 'approved' as const };
  return services.get(newsEndpoints.review, { body }, await services.signIn('admin'));
}

/** Moves news to a state. */
export async function move(
  services: Services,
  { id, version }: Pick<News, 'id' | 'version'>,
  publishState: PublishState,
  as: DemoAccount = 'manager',
): Promise<News> {
  const body = { id, version, publishState };
  return services.get(newsEndpoints.move, { body }, await services.signIn(as));
}

/** News that is published, and nobody told of it yet. */
export async function publish(
  services: Services,
  as: DemoAccount = 'manager',
  parts: Parts = {},
): Promise<News> {
  return move(
    services,
    await write(services, as, { ...parts, data: { type: 'emergency', ...parts.data } }),
    'published',
    as,
  );
}

/** Waits until it is so; the test's own patience ends it. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}
