import type { Database } from '@/services/db/database';

/** So many more units of the village, `X-00001` and on, each with an owner. */
export async function fillUnits({ pool }: Pick<Database, 'pool'>, many: number): Promise<void> {
  const stamp = `now(), now(), 'ระบบ'`;
  await pool.query(`insert into units (id, property_id, number, building, floor, area, kind,
      created_at, updated_at, updated_by)
    select gen_random_uuid(), p.id, 'X-' || lpad(n::text, 5, '0'), '', 0, 35 + n % 40, 'residence',
      ${stamp} from generate_series(1, ${many}) n, properties p where code = 'SPK'`);
  await pool.query(`insert into customers (id, property_id, name, phone, email, created_at,
      updated_at, updated_by)
    select gen_random_uuid(), p.id, 'เจ้าของ นามสกุล' || n, '+668' || lpad(n::text, 8, '0'),
      'x' || n || '@niti.example', ${stamp}
    from generate_series(1, ${many}) n, properties p where code = 'SPK'`);
  await pool.query(`insert into occupancies (id, property_id, unit_id, customer_id, relation,
      moved_in, created_at, updated_at, updated_by)
    select gen_random_uuid(), u.property_id, u.id, c.id, 'owner', '2024-01-01', ${stamp}
    from units u join customers c on c.property_id = u.property_id
      and c.email = 'x' || substr(u.number, 3)::integer || '@niti.example'
    where u.number like 'X-%'`);
  await pool.query('vacuum analyze');
}
