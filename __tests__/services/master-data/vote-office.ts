import type { Services } from '@tests/kit/services';
import { propertyOf } from '@tests/services/realtime/client';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';

const { upsert, announce, units, cast } = voteEndpoints;
export const today = bangkokDay(new Date());
export const inDays = (days: number) => dayAfter(today, days);

/** A vote of two questions, of which the units are told in time, held today. */
export const draft = {
  title: 'ประชุมวิสามัญ',
  questions: [
    { title: 'ทาสีอาคาร', matter: 'plain' as const },
    {
      title: 'เลือกช่าง',
      ...{ matter: 'plain' as const, kind: 'choice' as const, options: ['ช่าง ก', 'ช่าง ข'] },
    },
  ],
  ...{ noticedOn: inDays(-8), opensOn: today, closesOn: today },
};

/** What a manager does with votes at the first property, where no unit is kept from voting by its arrears. */
export async function voteOffice(services: Services) {
  const token = await services.signIn('manager');
  const written = (more: object = {}) =>
    services.get(upsert, { body: { ...draft, ...more } }, token);

  /** Changes what the property holds its votes by. */
  async function rules(fields: object): Promise<void> {
    const params = { id: await propertyOf(services, 'manager') };
    const {
      officeHours: _,
      updatedAt: __,
      updatedBy: ___,
      ...form
    } = await services.get(propertySettingEndpoints.get, { params }, token);
    const body = { form: { ...form, ...fields } as never, propertyId: params.id };
    await services.get(propertySettingEndpoints.save, { params, body }, token);
  }
  await rules({ voteArrearsMonths: 0 });

  return {
    token,
    rules,
    written,
    async announced(more: object = {}) {
      const { id, version } = await written(more);
      return services.get(announce, { params: { id }, body: { version } }, token);
    },
    roll: async (voteId: string, query: object = {}) =>
      (await services.get(units, { query: { voteId, limit: 200, ...query } }, token)).rows,
    casting: (id: string, unitId: string, more: object = {}) =>
      services.call(cast, { params: { id }, body: { unitId, choices: [0, 1], ...more } }, token),
  };
}
