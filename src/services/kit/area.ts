import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type { UploadType } from '@/contracts/upload/upload-types';
import type { Db } from '@/services/kit/db';

/** What a made-up property is filled from: the same at every start. */
export interface DemoPlace {
  propertyId: string;
  /** Two to four letters. */
  code: string;
  /** UTC milliseconds at which what was always there was made. */
  at: number;
  /** UTC milliseconds. */
  now: number;
  /** The next of the world's ids. */
  id: (at: number) => string;
  /** Takes one of the area's pictures of a type, for one record; null where none is left. */
  picture: (type: UploadType) => Promise<string | null>;
}

/** One management area of a service: its calls, and its rows of the demo world. */
export interface Area {
  mount: (app: FastifyInstance, db: NodePgDatabase) => void;
  /** The types of the pictures that its rows show at each property. */
  pictures?: readonly UploadType[];
  demo?: (db: Db, place: DemoPlace) => Promise<void>;
}
