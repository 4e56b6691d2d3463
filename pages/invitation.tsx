export { InvitationScreen as default } from '@/portal/app/recovery/InvitationScreen';
