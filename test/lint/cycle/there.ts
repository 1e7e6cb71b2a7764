import { here } from './here';

export const there = (): number => here();
