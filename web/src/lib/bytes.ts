/** Bytes as people read them. */
export function size(bytes: number, lang: string): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
  const place = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = units[place] ?? "byte";
  return new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits: 1 }).format(bytes / 1000 ** place);
}
