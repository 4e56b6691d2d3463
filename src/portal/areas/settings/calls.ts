import { accountEndpoints } from '@/contracts/auth/account';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const profile = createReader('settings/profile', accountEndpoints.profile);
export const devices = createReader('settings/devices', accountEndpoints.devices);
export const changeProfile = apiThunk('settings/changeProfile', accountEndpoints.changeProfile);
export const changePassword = apiThunk('settings/changePassword', accountEndpoints.changePassword);
export const signOutDevice = apiThunk('settings/signOutDevice', accountEndpoints.signOutDevice);
