import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type { UploadType } from '@/contracts/upload/upload-types';
import type { Db } from '@/services/kit/database/db';
import type { NamedKinds } from '@/services/kit/references/references';

/** What a made-up property is filled from: the same at every start. */
export interface DemoPlace {
  propertyId: string;
  /** Two to four letters. */
  code: string;
  /** UTC milliseconds at which what was always there was made. */
  at: number;
  /** UTC milliseconds. */
  now: number;
  /** The next of the area's ids at this place: whatever other areas make, it stays the same. */
  id: (at: number) => string;
  /** Takes one of the area's pictures of a type, for one record; null where none is left. */
  picture: (type: UploadType) => Promise<string | null>;
}

/** The same for the platform's own rows, which every property sees. */
export interface DemoPlatform extends Omit<DemoPlace, 'propertyId' | 'code'> {
  propertyId: null;
  /** For which they are. */
  propertyIds: readonly string[];
}

/** An area's rows of the demo world. */
export interface AreaDemo {
  /** The types of the pictures that its rows show at each property. */
  pictures?: readonly UploadType[];
  demo?: (db: Db, place: DemoPlace) => Promise<void>;
  /** The types of those that the platform's rows show. */
  platformPictures?: readonly UploadType[];
  demoPlatform?: (db: Db, platform: DemoPlatform) => Promise<void>;
}

/** One management area of a service: its calls, what others may name of it, its rows of the demo world. */
export interface Area<Deps = unknown> extends AreaDemo {
  /** The kinds of its records that calls name. */
  named?: NamedKinds;
  mount: (app: FastifyInstance, db: NodePgDatabase, deps: Deps) => void;
}

/** The areas of a service by their names, from which their demo rows' ids follow. */
export type Areas<Deps = unknown> = Readonly<Record<string, Area<Deps>>>;

/** Mounts a service's areas, each with what all of them are given. */
export function mountAreas<Deps>(
  app: FastifyInstance,
  db: NodePgDatabase,
  areas: Areas<Deps>,
  deps: Deps,
): void {
  for (const { named = {}, mount } of Object.values(areas)) {
    app.references.serve(named);
    mount(app, db, deps);
  }
}
