import { figure } from '@/lib/text/terms/figure'

/** Returns a difference with its sign: “+54”, “−54”, “0”. */
export const signed = (difference: number): string => (difference > 0 ? `+${figure(difference)}` : figure(difference))
