import { propertySettingEndpoints } from '@/contracts/master-data/property-setting';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const propertySetting = createReader('propertySetting', propertySettingEndpoints.get);
export const saveSetting = apiThunk('propertySetting/save', propertySettingEndpoints.save);
