import { newsTemplateEndpoints, newsTemplateFilter } from '@/contracts/news/news-template';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const templateList = {
  list: createReader('newsTemplates/list', newsTemplateEndpoints.list),
  parseQuery: addressQuery(newsTemplateFilter),
};
export const templateItem = createReader('newsTemplates/item', newsTemplateEndpoints.get);

export const addTemplate = apiThunk('newsTemplates/add', newsTemplateEndpoints.create);
export const changeTemplate = apiThunk('newsTemplates/change', newsTemplateEndpoints.change);
export const removeTemplate = apiThunk('newsTemplates/remove', newsTemplateEndpoints.remove);
