export { ResetDoneScreen as default } from '@/portal/app/recovery/ResetDoneScreen';
