import type {ReportState} from '../../hooks/useReport';
import type {ReportedFault} from '../../lib/report';

/** Lists all known faults of a page in the order of their lines, each once. */
export function listFaults({
  report,
  textFaults = [],
}: Pick<ReportState, 'report' | 'textFaults'>): readonly ReportedFault[] {
  const all = [
    ...(report?.faults ?? []),
    ...(report?.pictureFaults ?? []),
    ...textFaults,
  ];
  return all
    .filter(
      ({line, found}, index) =>
        all.findIndex(
          (other) => other.line === line && other.found === found,
        ) === index,
    )
    .toSorted((one, other) => one.line - other.line);
}
