export { LoginScreen as default } from '@/portal/app/login/LoginScreen';
