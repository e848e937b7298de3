import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {codePenForm, jsFiddleForm, type DemoCode} from '../../model/codeDemo';
import OpenElsewhere from './OpenElsewhere';
import Stage from './Stage';
import styles from './styles.module.css';

type Props = Pick<DemoCode, 'title'> &
  Partial<DemoCode> & {
    /** Whether the source is expanded at first. */
    readonly open?: boolean;
    /** The hashes of the demo's scripts for the security policy; the build passes them in. */
    readonly hashes?: string;
    /** The code blocks; the build passes them in. */
    readonly children: ReactNode;
  };

/** Runs code on the page, with its source and buttons that open it in online editors. */
export default function CodeDemo(props: Props): ReactNode {
  const {title, html = '', css = '', js = '', open = false} = props;
  const code = {title, html, css, js};
  return (
    <figure className={styles.demo} data-script-hashes={props.hashes}>
      <figcaption className={styles.title}>{title}</figcaption>
      <Stage {...code} />
      <details className={styles.code} open={open}>
        <summary>
          <Translate
            id="site.codeDemo.code"
            description="Fold below a demo that holds its code">
            Code
          </Translate>
        </summary>
        {props.children}
      </details>
      <div className={styles.elsewhere}>
        <OpenElsewhere {...codePenForm(code)}>
          <Translate
            id="site.codeDemo.codePen"
            description="Button that hands the code of a demo to CodePen">
            Open in CodePen
          </Translate>
        </OpenElsewhere>
        <OpenElsewhere {...jsFiddleForm(code)}>
          <Translate
            id="site.codeDemo.jsFiddle"
            description="Button that hands the code of a demo to JSFiddle">
            Open in JSFiddle
          </Translate>
        </OpenElsewhere>
      </div>
    </figure>
  );
}
