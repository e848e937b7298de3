import {useId, type ReactNode} from 'react';
import type {diagrams} from '../../../../world/diagrams';
import type {Sheet} from '../../../../src/shared/model/csv';
import type {Label, Mark} from '../../model/diagram';
import {diagramNamed} from '../../model/diagramNamed';
import {drawDiagram} from '../../model/drawDiagram';
import styles from './styles.module.css';

type Props = {
  /** Name of the diagram. */
  readonly of: keyof typeof diagrams;
  /** Its data; the build passes it in. */
  readonly sheet: Sheet;
};

function Shape({kind, d, color}: Mark): ReactNode {
  return <path className={styles[kind]} d={d} data-named-color={color} />;
}

/** A label along a path, or around a point. */
function Words({label, id}: {label: Label; id: string}): ReactNode {
  const className = label.isSmall === true ? styles.small : undefined;
  if ('at' in label) {
    const [x, y] = label.at;
    return (
      <text x={x} y={y} className={className} dominantBaseline="central">
        {label.text}
      </text>
    );
  }
  return (
    <>
      <path id={id} d={label.along} fill="none" />
      <text className={className} dominantBaseline="central">
        <textPath href={`#${id}`} startOffset="50%">
          {label.text}
        </textPath>
      </text>
    </>
  );
}

export default function Diagram({of, sheet}: Props): ReactNode {
  const id = useId();
  const diagram = diagramNamed(of);
  const {title, description, caption} = diagram;
  const {marks, labels} = drawDiagram(diagram, sheet);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.diagram}
        viewBox="-200 -200 400 400"
        role="img"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {marks.map((mark) => (
          <Shape key={`${mark.kind}${mark.d}`} {...mark} />
        ))}
        {labels.map((label, index) => (
          <Words key={index} label={label} id={`${id}${index}`} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
