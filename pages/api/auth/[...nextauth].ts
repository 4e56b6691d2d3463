import NextAuth from 'next-auth';
import { authOptions } from '@/portal/app/auth-options';

export default NextAuth(authOptions);
