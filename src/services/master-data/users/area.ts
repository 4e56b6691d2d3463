import { appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import type { Post } from '@/services/kit/mail/post';
import { appUserHandlers } from './handlers';

export const users: Area<{ post: Post }> = {
  mount: (app, db, { post }) => mount(app, appUserEndpoints, appUserHandlers(db, post)),
};
