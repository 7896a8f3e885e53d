import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface TableBehindProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
}

/** The data of the chart above it, as a table. */
export const TableBehind = ({ caption, heads, rows }: TableBehindProps) => (
  <details className="group mt-auto pt-4">
    <summary className="tap-target w-fit cursor-pointer rounded-sm text-sm font-semibold text-link underline-offset-4 hover:underline">
      {texts.asTable}
    </summary>
    <table className="mt-2 w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-2">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`py-1.5 pr-2 font-medium ${index ? 'text-right' : 'text-left'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="border-b border-line last:border-b-0">
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row" className="py-1.5 pr-2 text-left font-semibold">
                  {cell}
                </th>
              ) : (
                <td key={column} className="py-1.5 pr-2 text-right">
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
