import { createListAddress } from '@/portal/kit/list/list-address';

export const listAddress = createListAddress('/news');
