export { ResetPasswordScreen as default } from '@/portal/app/recovery/ResetPasswordScreen';
