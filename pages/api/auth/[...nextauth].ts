export { authRoute as default } from '@/portal/app/auth-route';
