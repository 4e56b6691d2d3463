import type { Services } from '@tests/kit/services';
import { allPermissions } from '@/contracts/features/rights';

/** Gives these accounts every right where they work: what they are refused is refused for another reason. */
export const giveEveryRight = (services: Services, ...names: string[]) =>
  services.sql(
    `with everything as (
      insert into roles (id, name, permissions) values (gen_random_uuid(), 'ทุกสิทธิ์', $1)
      returning id)
      update account_properties set role_id = (select id from everything) where account_id in
      (select id from accounts where username = any($2))`,
    [JSON.stringify(allPermissions), names],
  );
