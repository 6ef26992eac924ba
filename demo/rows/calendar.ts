const dayMs = 24 * 60 * 60 * 1000;

export const daysBefore = (date: Date, days: number): Date =>
  new Date(date.getTime() - Math.round(days * dayMs));
export const daysAfter = (date: Date, days: number): Date => daysBefore(date, -days);
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
export const later = (a: Date, b: Date): Date => (a > b ? a : b);
export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
