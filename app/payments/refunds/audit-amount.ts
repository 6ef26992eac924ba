/** An amount as the audit log has it, readable by itself: "50.00 CAD". */
export const auditAmount = (cents: number): string => `${(cents / 100).toFixed(2)} CAD`;
