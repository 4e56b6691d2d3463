import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { customerChoiceEndpoints } from '@/contracts/master-data/residents/customer';
import type { ReferenceSource } from './reference-source';

interface Person {
  id: string;
  name: string;
  phone: string;
  units: string[];
}

/** The property's people, by part of a name, a phone or a unit. */
export const customerReference: ReferenceSource<Person> = {
  kind: 'customer',
  list: customerChoiceEndpoints.list,
  get: customerChoiceEndpoints.get,
  title: ({ name }) => name,
  detail: ({ units, phone }) => [...units, ...(phone ? [showPhone(phone)] : [])].join(' · '),
};
