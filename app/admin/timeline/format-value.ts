export const actionLabel = (action: string): string => capitalize(action.replaceAll("-", " "));

const acronyms: Record<string, string> = { ip: "IP address", url: "URL" };

export const fieldLabel = (field: string): string =>
  acronyms[field] ??
  capitalize(
    field
      .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase(),
  );

export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length > 0 ? value.map(formatValue).join(", ") : "empty";
  return typeof value === "object" ? JSON.stringify(value) : String(value as string | number);
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
