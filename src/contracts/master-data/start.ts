import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { id } from '@/contracts/kit/fields/fields';

/** Where a step is done, and what one must be allowed to do there. */
interface StartStepPlace {
  needs: Permission;
  page: string;
  query?: Readonly<Record<string, string>>;
  /** Done by an account of the platform alone. */
  platform?: true;
}

/** What makes the platform ready, in the order in which each step has what the ones before it wrote. */
export const platformSteps = {
  property: { needs: 'properties:create', page: '/admin/properties' },
  enter: { needs: 'properties:approve', page: '/admin/properties' },
  'all-staff': { needs: 'staff:create', page: '/admin/staff' },
} as const satisfies Record<string, StartStepPlace>;

/** The same of a property, from its name to its first invoice and its first parcel. */
export const propertySteps = {
  about: { needs: 'property-settings:edit', page: '/property-setting' },
  features: {
    ...{ needs: 'property-settings:edit', page: '/admin/property', query: { tab: '2' } },
    platform: true,
  },
  units: { needs: 'units:create', page: '/admin/property', query: { tab: '5' } },
  people: { needs: 'customers:create', page: '/admin/property', query: { tab: '5' } },
  staff: { needs: 'property-settings:edit', page: '/admin/property', query: { tab: '6' } },
  hours: { needs: 'time:edit', page: '/time' },
  holidays: { needs: 'holidays:create', page: '/holidays' },
  billing: { needs: 'invoices:approve', page: '/invoices/settings' },
  invoice: { needs: 'invoices:create', page: '/invoices/issue' },
  parcel: { needs: 'parcels:create', page: '/parcels/receive' },
  label: { needs: 'parcels:create', page: '/parcels' },
  news: { needs: 'news:create', page: '/news/create' },
} as const satisfies Record<string, StartStepPlace>;

export type PlatformStep = keyof typeof platformSteps;
export type PropertyStep = keyof typeof propertySteps;
export type StartStep = PlatformStep | PropertyStep;

export const startPlaces: Readonly<Record<StartStep, StartStepPlace>> = {
  ...platformSteps,
  ...propertySteps,
};

/** The address of a step's screen, which then says how the step stands. */
export const stepAddress = (step: StartStep) => {
  const { page: pathname, query } = startPlaces[step];
  return { pathname, query: { ...query, begun: step } };
};

const agreeable: readonly StartStep[] = ['features', 'hours', 'holidays', 'staff', 'all-staff'];

/** Whether a place can be right without anything done in the step: somebody says so by putting it aside. */
export const isAgreeable = (step: StartStep): boolean => agreeable.includes(step);

const stepName = z.enum(Object.keys(startPlaces) as [StartStep, ...StartStep[]]);

/** `done` is seen in what is there; `aside` is what somebody said of a step that is not used. */
const stepState = z.enum(['todo', 'done', 'aside']);

const start = z.object({
  /** Those that the caller may do, in their order; none for who sets nothing up. */
  steps: z.array(z.object({ step: stepName, state: stepState })),
  /** At the main admin the newest property that has no units yet. */
  enter: z.object({ id, nameTh: z.string(), nameEn: z.string() }).nullable(),
});
export type Start = z.output<typeof start>;

const service = 'master-data';

/**
 * The way from an empty place to work, at the main admin or in a property: what is done follows from what is
 * there.
 */
export const startEndpoints = {
  read: endpoint({
    service,
    method: 'GET',
    path: '/home/start',
    call: z.object({}),
    reply: start,
    needs: 'signed-in',
  }),
  /** Puts a step aside, or takes it back; fails with `FORBIDDEN` for one that the caller may not do. */
  putAside: endpoint({
    service,
    method: 'PUT',
    path: '/home/start',
    call: z.object({ body: z.object({ step: stepName, aside: z.boolean() }) }),
    reply: start,
    needs: ['property-settings:edit', 'properties:create'],
  }),
};
