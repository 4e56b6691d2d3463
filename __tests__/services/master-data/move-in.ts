import type { Services } from '@tests/kit/services';

/** Puts somebody new into a unit, since the property began. */
export const moveIn = (
  services: Services,
  unitId: string | undefined,
  name: string,
  relation: 'owner' | 'tenant' | 'resident' = 'tenant',
) =>
  services.sql(
    `with unit as (select id, property_id, now() as at from units where id = $1),
      person as (
        insert into customers (id, property_id, created_at, updated_at, updated_by, name)
        select gen_random_uuid(), property_id, at, at, '', $2 from unit returning id)
      insert into occupancies (id, property_id, created_at, updated_at, updated_by, unit_id,
        customer_id, relation, moved_in)
      select gen_random_uuid(), unit.property_id, at, at, '', unit.id, person.id, $3, '2026-01-01'
      from unit, person`,
    [unitId, name, relation],
  );
