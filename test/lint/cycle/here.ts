import { there } from './there';

export const here = (): number => there();
