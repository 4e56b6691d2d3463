import { importEndpoints, importKinds } from '@/contracts/master-data/import';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { tasks } from '@/services/kit/queue/tables';
import { importHandlers } from './handlers';
import { imports } from './tables';
import { importWorks } from './work';

const day = 86_400_000;

export const importsArea: Area = {
  mount: (app, db) => {
    const works = importWorks(db);
    for (const kind of importKinds) app.queue.serve(works[kind]);
    mount(app, importEndpoints, importHandlers(db, app.queue, works));
  },
  /** The file that the property's units once came from: too old to be undone. */
  demo: async (db, { propertyId, at, id }) => {
    const when = (days: number) => new Date(at + days * day).toISOString();
    const by = { byId: id(at), byName: 'ศิริพร มั่นคง' };
    const task = { id: id(at), propertyId, data: {}, state: 'done', done: 48, total: 0 } as const;
    await db.insert(tasks).values({
      ...{ ...task, ...by, work: 'import property-unit', createdAt: when(1), endedAt: when(1) },
    });
    await db.insert(imports).values({
      ...{ id: id(at), propertyId, kind: 'property-unit', fileName: 'ทะเบียนห้องชุด.xlsx' },
      ...{ isSingle: false, step: 'store', stored: true, create: 46, error: 2, taskId: task.id },
      ...{ byId: by.byId, by: by.byName, at: when(1), endedAt: when(1) },
    });
  },
};
