import { createListAddress } from '@/portal/kit/list-address';

export const listAddress = createListAddress('/news-template');
