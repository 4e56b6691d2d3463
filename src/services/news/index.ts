import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { newsChoiceEndpoints, newsEndpoints } from '@/contracts/news/endpoints';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { mount } from '@/services/kit/calls/mount';
import { everySoOften } from '@/services/kit/every-so-often';
import { newsChoices } from './choices';
import { exportNews } from './export';
import { listNews } from './list';
import { newsMoves } from './move';
import { publishDueNews } from './publish-due';
import { readNews } from './read';
import { newsReading, type People } from './readers';
import { newsTabs } from './tabs';
import { templateHandlers } from './templates';
import { newsWrites } from './write';

export { newsHome } from './board';
export { newsNamings } from './personal';
export { publishDueNews } from './publish-due';
export type { People } from './readers';
export { newsReports } from './report-maker';
export { newsStart } from './start';

interface NewsDeps {
  db: NodePgDatabase;
  /** Those who read a property's news. */
  people: People;
  /** How often news that is due is looked for. */
  publishEveryMs: number;
}

/** Serves news and their templates, and publishes what is due. */
export const newsService =
  ({ db, people, publishEveryMs }: NewsDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    mount(app, newsEndpoints, {
      list: listNews(db),
      tabs: newsTabs(db),
      export: exportNews(db),
      get: ({ params }, request) => readNews(db, request, params.id),
      ...newsWrites(db),
      ...newsMoves(db),
      ...newsReading(db, people),
    });
    mount(app, newsChoiceEndpoints, newsChoices(db));
    mount(app, newsTemplateEndpoints, templateHandlers(db));

    const timer = everySoOften(
      publishEveryMs,
      () => publishDueNews(db, app.announce),
      (error) => app.log.warn({ err: error }, 'due news was not published'),
    );
    app.addHook('onClose', () => timer.stop());
  };
