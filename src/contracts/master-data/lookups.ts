import * as z from 'zod';
import { targetProperty } from '@/contracts/content/targets';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { limited } from '@/contracts/kit/fields/limited';
import { type MasterGroup, masterGroups } from '@/contracts/master-data/master-groups';

const service = 'master-data';
const method = 'GET';
const needs = 'signed-in';

/** A part of the country. Its id is this list's own, good for asking for what lies in it. */
const place = z.object({ id: z.string(), nameTh: z.string() });
export type Place = z.output<typeof place>;

/** A word that stands for a choice, in three languages. */
const masterWord = z.object({ key: z.string(), th: z.string(), en: z.string(), cn: z.string() });

/** What forms offer to choose from; open to whoever is signed in. */
export const lookupEndpoints = {
  provinces: endpoint({
    ...{ service, method, needs },
    path: '/province',
    call: z.object({}),
    reply: z.array(place.extend({ nameEn: z.string() })),
  }),
  /** Nothing where no province is named. */
  districts: endpoint({
    ...{ service, method, needs },
    path: '/district',
    call: z.object({ query: z.object({ provinceId: limited(10).default('') }) }),
    reply: z.array(place),
    wire: { provinceId: 'province_id' },
  }),
  /** Each with its postcodes, a few with several; nothing where no district is named. */
  subDistricts: endpoint({
    ...{ service, method, needs },
    path: '/subdistrict',
    call: z.object({ query: z.object({ districtId: limited(10).default('') }) }),
    reply: z.array(place.extend({ postcodes: z.array(z.string()) })),
    wire: { districtId: 'district_id' },
  }),
  /** The brands that properties are sold under, as they were typed. */
  brands: endpoint({
    ...{ service, method, needs },
    path: '/propertybrand',
    call: z.object({}),
    reply: z.array(z.string()),
  }),
  masterWords: endpoint({
    ...{ service, method, needs },
    path: '/mastercenter',
    call: z.object({
      query: z.object({ keyGroup: z.enum(Object.keys(masterGroups) as MasterGroup[]) }),
    }),
    reply: z.array(masterWord),
    wire: { keyGroup: 'key_group' },
  }),
  /** The properties that are open: all at the main admin, inside a property that one alone. */
  properties: endpoint({
    ...{ service, method, needs },
    path: '/ddl-property',
    call: z.object({}),
    reply: z.array(targetProperty),
  }),
};
