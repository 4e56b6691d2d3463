import { newsChoiceEndpoints, newsEndpoints } from '@/contracts/news/endpoints';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const createNews = apiThunk('news/create', newsEndpoints.create);
export const changeNews = apiThunk('news/change', newsEndpoints.change);

/** The properties that take news of some kind. */
export const announceTo = createReader('news/announceTo', newsChoiceEndpoints.announceTo);

/** The templates to start from, and all of one. */
export const templateChoices = createReader('news/templateChoices', newsTemplateEndpoints.list);
export const readTemplate = apiThunk('news/template', newsTemplateEndpoints.get);
