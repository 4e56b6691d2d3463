import { useEffect, useState } from 'react';
import type { UnitPerson } from '@/contracts/parcel/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';

/** The people of a unit; empty until they are known. */
export function usePeople(unitId: string | undefined): UnitPerson[] {
  const dispatch = useAppDispatch();
  const [people, setPeople] = useState<UnitPerson[]>([]);
  useEffect(() => {
    setPeople([]);
    if (!unitId) return;
    const call = dispatch(callEndpoint(parcelEndpoints.peopleOfUnit, { query: { unitId } }));
    call.unwrap().then(setPeople, () => undefined);
    return () => call.abort();
  }, [dispatch, unitId]);
  return people;
}
