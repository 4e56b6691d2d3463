export { BypassScreen as default } from '@/portal/app/login/BypassScreen';
