import { Fragment } from 'react'

/** Words with the name of a file or repository in them, which breaks into lines after “_”. */
export const WithFileName = ({ text }: { readonly text: string }) =>
  text.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ))
