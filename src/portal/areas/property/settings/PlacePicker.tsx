import type { ComponentProps } from 'react';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { AddressSelect } from '@/portal/pickers/places/AddressSelect';

/** The picker of a place outside a record's dialog. */
export const PlacePicker = (props: ComponentProps<typeof AddressSelect>) => (
  <AntdRoot>
    <AddressSelect {...props} />
  </AntdRoot>
);
